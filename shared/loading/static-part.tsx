import {
  createElement,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react'
import { afterOtherWork } from './after-other-work'
import { createPartLoader, type PartLoader } from './part-loader'

/**
 * Attribute of the element around a static part; its value is the part's name.
 * @internal For the host alone.
 */
export const staticAttribute = 'data-static'

type Part = PartLoader<ComponentType>

const parts = new Map<string, Part>()

/**
 * Of an element whose children in the document are to stay: React does not touch those of one with markup of
 * its own.
 * @example const Kept = () => <div {...keepsChildren} />
 */
export const keepsChildren = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
} as const

/**
 * Whether the document came with the component: it is rendered on a server, or hydrated in a browser.
 * @example const isOfDocument = useIsOfDocument()
 */
export function useIsOfDocument(): boolean {
  const isHydrating = useSyncExternalStore(never, no, yes)
  const [isOfDocument] = useState(isHydrating)
  return isOfDocument
}

/**
 * A part of a page that does nothing but be read. Where the document came with its markup, that stays as it
 * is, and the part's scripts are not among those that the page waits for.
 * @param name unique in the site.
 * @param load gets the component from a chunk of its own.
 * @param isCurrent whether the document's markup is what the component would render by now.
 * @example const Terms = staticPart('billing-terms', () => Promise.resolve(() => <p>Cancel anytime.</p>))
 */
export function staticPart(
  name: string,
  load: () => Promise<ComponentType>,
  isCurrent = yes,
): ComponentType {
  const part = createPartLoader(load)
  parts.set(name, part)
  return function StaticPart() {
    const isOfDocument = useIsOfDocument()
    const [isKept] = useState(isOfDocument && isInDocument(name) && isCurrent())
    // Who comes back to the page, without a network too, finds no markup.
    useEffect(() => {
      const preload = () => void part.preload().catch(() => {})
      if (isKeptOffline()) afterOtherWork(preload)
      return preload
    }, [])
    const content = isKept ? keepsChildren : { children: <Rendered part={part} /> }
    return <div {...{ [staticAttribute]: name }} {...content} />
  }
}

/**
 * Fetches the static parts of the pages imported so far, as far as the document does not have them; routes do
 * so by themselves, tests of a page before it is rendered.
 * @example void loadStaticParts()
 */
export async function loadStaticParts(): Promise<void> {
  const missing = [...parts].filter(([name]) => !isInDocument(name))
  await Promise.all(missing.map(([, part]) => part.preload()))
}

/**
 * Fetches those that the document has, too.
 * @internal For the host alone.
 */
export async function loadAllStaticParts(): Promise<void> {
  await Promise.all([...parts.values()].map((part) => part.preload()))
}

function Rendered({ part }: { part: Part }) {
  const [first] = useState({ component: part.loaded() })
  return first.component ? createElement(first.component) : <Awaited part={part} />
}

function Awaited({ part }: { part: Part }) {
  use(part.preload())
  const component = part.loaded()
  return component && createElement(component)
}

const isInDocument = (name: string) =>
  typeof document !== 'undefined' &&
  document.querySelector(`[${staticAttribute}="${name}"]`) !== null

/** Whether the worker is there that keeps visited pages (host/src/offline). */
const isKeptOffline = () =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

const never = () => () => {}
const yes = () => true
const no = () => false
