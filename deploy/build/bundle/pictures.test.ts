import { expect, test } from 'vitest'
import { componentOf } from './pictures'

test('a picture is a component that adds attributes and children to the file', () => {
  const svg = `<!-- A dot -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" aria-hidden="true" data-print="hide">
  <circle stroke-width="2" stroke-dasharray="1 8" pathLength="60" r="4"/>
  <!-- No text -->
</svg>
`
  expect(componentOf(svg).replace(/\s+/g, ' ')).toBe(
    'export default (props) => <svg viewBox="0 0 9 9" aria-hidden="true" data-print="hide" {...props}>' +
      ' <circle strokeWidth="2" strokeDasharray="1 8" pathLength="60" r="4"/> {props.children}</svg>',
  )
})
