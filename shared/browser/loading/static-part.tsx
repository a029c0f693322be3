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
 * Attribute of the element around a static part. Its value is the part's name.
 * @internal For the host only.
 */
export const staticAttribute = 'data-static'

type Part = PartLoader<ComponentType>

const parts = new Map<string, Part>()

/**
 * Props of an element that keeps its children from the document: React does not touch the children of an element with
 * its own markup.
 * @example const Kept = () => <div {...keepsChildren} />
 */
export const keepsChildren = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
} as const

/**
 * Whether the document contains the component's markup: it is rendered on a server, or hydrated.
 * @example const isOfDocument = useIsOfDocument()
 */
export function useIsOfDocument(): boolean {
  const isHydrating = useSyncExternalStore(never, no, yes)
  const [isOfDocument] = useState(isHydrating)
  return isOfDocument
}

/**
 * A read-only part of a page. If the document contains its markup, that stays unchanged, and the page does not wait
 * for the part's scripts.
 * @param name unique in the site.
 * @param load imports the component's chunk.
 * @param isCurrent whether the document's markup equals what the component would render now.
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
    // A return to the page, even offline, renders the part from its chunk.
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
 * Fetches the static parts of all imported pages that the document does not contain. Routes call it by themselves;
 * tests call it before they render a page.
 * @example void loadStaticParts()
 */
export async function loadStaticParts(): Promise<void> {
  const missing = [...parts].filter(([name]) => !isInDocument(name))
  await Promise.all(missing.map(([, part]) => part.preload()))
}

/**
 * Fetches all static parts, including those that the document contains.
 * @internal For the host only.
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

/** Whether the service worker that keeps visited pages is active (host/workers). */
const isKeptOffline = () => Boolean(navigator.serviceWorker?.controller)

const never = () => () => {}
const yes = () => true
const no = () => false
