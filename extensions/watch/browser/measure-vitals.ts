import { onCLS, onINP, onLCP, type MetricWithAttribution } from 'web-vitals/attribution'

/** How quick a page was. */
type Vital = Readonly<{
  name: 'INP' | 'LCP' | 'CLS'
  /** Milliseconds; CLS has no unit. */
  value: number
  /** The part that took most of it; '' where none is known. */
  part: string
  /** The names of the element and of those around it; '' where none is known. */
  target: string
}>

/** Elements in a target. */
const longestPath = 6

/** Measures how quick a page is, from its start on. @returns a function that reports it. */
export function measureVitals(report: (vital: Vital) => void): () => void {
  const measured = new Map<string, Vital>()
  const keep = (metric: MetricWithAttribution) => {
    const vital = vitalOf(metric)
    if (vital) measured.set(vital.name, vital)
  }
  const options = { reportAllChanges: true, generateTarget: pathOf }
  onINP(keep, options)
  onLCP(keep, options)
  onCLS(keep, options)
  return () => measured.forEach(report)
}

function vitalOf(metric: MetricWithAttribution): Vital | undefined {
  const { name, value, attribution } = metric
  if (name === 'INP') {
    const { inputDelay, processingDuration, presentationDelay, interactionTarget } = attribution
    const part = longest({
      'input delay': inputDelay,
      processing: processingDuration,
      presentation: presentationDelay,
    })
    return { name, value, part, target: interactionTarget ?? '' }
  }
  if (name === 'LCP') {
    const part = longest({
      'first byte': attribution.timeToFirstByte,
      'load delay': attribution.resourceLoadDelay,
      load: attribution.resourceLoadDuration,
      'render delay': attribution.elementRenderDelay,
    })
    return { name, value, part, target: attribution.target ?? '' }
  }
  if (name === 'CLS') return { name, value, part: '', target: attribution.largestShiftTarget ?? '' }
  return undefined
}

const longest = (parts: Readonly<Record<string, number>>) =>
  Object.entries(parts).reduce((one, other) => (other[1] > one[1] ? other : one))[0]

/** Returns only names of elements: ids and classes may reveal a person's records. */
function pathOf(node: Node | null): string {
  const names: string[] = []
  let element = node instanceof Element ? node : (node?.parentElement ?? null)
  while (element && element !== document.body && names.length < longestPath) {
    names.unshift(element.localName)
    element = element.parentElement
  }
  return names.join('>')
}
