import { isOutlined } from './outline-choice'

/** Outlines the parts of the page for who asks for it. Other visitors fetch no code of it. */
export async function beginOutline(): Promise<void> {
  if (isOutlined()) (await import('./start-outline')).startOutline()
}
