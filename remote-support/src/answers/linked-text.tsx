import { TextLink } from '@fivefold/shared/ui/text'

const link = /\[([^\]]+)\]\(([^)]+)\)/

/** A text whose links read `[label](/address)`. */
export function LinkedText({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part, position) => {
    const [, label, address] = link.exec(part) ?? []
    if (label === undefined || address === undefined) return part
    return (
      <TextLink key={position} to={address}>
        {label}
      </TextLink>
    )
  })
}
