import { createElement, useState } from 'react'

/** A page of a remote at its smallest: a control, and a state in the host's React. */
export function Counter() {
  const [count, setCount] = useState(0)
  return createElement('button', { onClick: () => setCount(count + 1) }, count)
}
