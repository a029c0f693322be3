import type { ReactNode } from 'react'
import type { ProductName } from '@fivefold/shared/theme/palette'
import { Drawing } from '../../scenes/drawing'

/** A drawing of the product's work, 200 by 150. */
export function SuiteDrawing({ product }: { product: ProductName }) {
  return (
    <Drawing viewBox="0 0 200 150" data-product={product}>
      {drawings[product]}
    </Drawing>
  )
}

const lanes = [22, 48, 75, 102, 128]

const drawings: Record<ProductName, ReactNode> = {
  cortex: (
    <>
      <rect data-part="box" x="62" y="14" width="126" height="34" rx="12" />
      <path data-part="wire" d="M78 31h94" strokeLinecap="round" />
      <rect data-part="lit" x="12" y="62" width="150" height="74" rx="12" />
      <path data-part="flow" d="M28 80h100M28 96h116" strokeLinecap="round" />
      <circle data-part="core" cx="34" cy="117" r="6" />
      <path data-part="wire" d="M48 117h52" strokeLinecap="round" />
    </>
  ),
  integ: (
    <>
      {lanes.map((y) => (
        <path key={y} data-part="wire" d={`M34 ${y}C74 ${y} 66 75 100 75`} />
      ))}
      <path data-part="flow" d="M34 48C74 48 66 75 100 75S126 102 166 102" />
      {lanes.map((y) => (
        <path key={y} data-part="wire" d={`M166 ${y}C126 ${y} 134 75 100 75`} />
      ))}
      {lanes.map((y) => (
        <rect key={y} data-part="box" x="14" y={y - 9} width="20" height="18" rx="5" />
      ))}
      {lanes.map((y) => (
        <rect key={y} data-part="box" x="166" y={y - 9} width="20" height="18" rx="5" />
      ))}
      <rect data-part="lit" x="82" y="57" width="36" height="36" rx="10" />
      <circle data-part="core" cx="100" cy="75" r="6" />
    </>
  ),
  pipelines: (
    <>
      {[0, 1, 2].map((row) => (
        <path key={row} data-part="wire" d={`M12 ${45 + row * 30}H188`} strokeDasharray="2 6" />
      ))}
      <path data-part="flow" d="M12 45H70C92 45 84 75 106 75H188" />
      <path data-part="flow" d="M12 105H70C92 105 84 75 106 75" />
      <rect data-part="box" x="32" y="28" width="30" height="34" rx="8" />
      <rect data-part="box" x="32" y="88" width="30" height="34" rx="8" />
      <rect data-part="lit" x="110" y="52" width="46" height="46" rx="10" />
      <path data-part="flow" d="m122 75 8 8 14-16" strokeLinecap="round" strokeLinejoin="round" />
      <circle data-part="core" cx="47" cy="45" r="5" />
      <circle data-part="core" cx="47" cy="105" r="5" />
    </>
  ),
  workflows: (
    <>
      <path data-part="wire" d="M100 36v20M76 78H44v26M124 78h32v26" />
      <path data-part="flow" d="M100 36v20M124 78h32v26" />
      <rect data-part="box" x="68" y="12" width="64" height="24" rx="8" />
      <path data-part="lit" d="m100 54 26 24-26 24-26-24Z" strokeLinejoin="round" />
      <rect data-part="box" x="14" y="106" width="60" height="28" rx="8" />
      <rect data-part="lit" x="126" y="106" width="60" height="28" rx="8" />
      <circle data-part="core" cx="100" cy="78" r="5" />
      <path data-part="wire" d="M80 24h40M28 120h32" strokeLinecap="round" />
      <path data-part="flow" d="M142 120h28" strokeLinecap="round" />
    </>
  ),
  scd: (
    <>
      <rect data-part="box" x="12" y="16" width="176" height="120" rx="10" />
      <path data-part="wire" d="M12 38h176M62 38v98" />
      <path data-part="wire" d="M24 54h26M24 68h26M24 82h18" strokeLinecap="round" />
      <rect data-part="box" x="76" y="52" width="98" height="20" rx="6" />
      <rect data-part="lit" x="76" y="82" width="98" height="40" rx="6" strokeDasharray="4 3" />
      <circle data-part="core" cx="24" cy="27" r="3.5" />
      <path data-part="core" d="m150 106 18 7-8 3-3 8Z" />
    </>
  ),
}
