import { createElement, useState } from 'react'

/** The smallest page of a remote: a control with state that uses the host's React. */
export function Counter() {
  const [count, setCount] = useState(0)
  return createElement('button', { onClick: () => setCount(count + 1) }, count)
}
