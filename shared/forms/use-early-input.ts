import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Hands over a form or field once it is interactive. On a prerendered page somebody may have typed
 * before the scripts ran, and the first update would overwrite that.
 * @example
 * const [text, setText] = useState('')
 * const ref = useRef<HTMLInputElement>(null)
 * useEarlyInput(ref, (input) => setText(input.value))
 * <input ref={ref} value={text} onChange={({ target }) => setText(target.value)} />
 */
export function useEarlyInput<Control extends HTMLElement>(
  control: RefObject<Control | null>,
  take: (control: Control) => void,
) {
  const takeNow = useEffectEvent(take)
  // An update that a store causes comes before those of other effects: these would bring the text back, but not
  // what was selected in it.
  useLayoutEffect(() => {
    if (control.current) takeNow(control.current)
  }, [control])
}
