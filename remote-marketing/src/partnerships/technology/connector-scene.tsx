import { productNames } from '@fivefold/shared/theme/palette'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'

/** Decorative: one product connects to five others through a single socket. */
export function ConnectorScene() {
  return (
    <Scene viewBox="0 24 560 432" aria-hidden="true">
      <rect y="24" width="560" height="432" rx="14" fill={token.color.surface} />
      {productNames.map((product, row) => (
        <path
          key={product}
          d={`M300 240 C370 240 350 ${rowY(row)} 420 ${rowY(row)}`}
          fill="none"
          stroke={token.product[product].solid}
          strokeWidth="2.5"
        />
      ))}
      <path d="M164 240 H240" stroke={token.color.ink} strokeWidth="2.5" />
      <g fill={token.color.raised} stroke={token.color.line}>
        <rect x="36" y="184" width="128" height="112" rx="14" />
        {productNames.map((product, row) => (
          <rect key={product} x="420" y={rowY(row) - 24} width="108" height="48" rx="10" />
        ))}
      </g>
      {productNames.map((product, row) => (
        <g key={product}>
          <circle cx="442" cy={rowY(row)} r="6" fill={token.product[product].solid} />
          <rect
            x="458"
            y={rowY(row) - 4}
            width={widths[row]}
            height="8"
            rx="4"
            fill={token.color.line}
          />
        </g>
      ))}
      <rect x="56" y="206" width="36" height="36" rx="9" fill={token.color.ink} />
      <path d="M66 230 V218 L82 230 V218" fill="none" stroke={token.color.paper} strokeWidth="3" />
      <rect x="56" y="256" width="84" height="8" rx="4" fill={token.color.lineStrong} />
      <rect x="56" y="272" width="56" height="8" rx="4" fill={token.color.line} />
      <circle cx="270" cy="240" r="46" fill={token.product.integ.solid} />
      <circle
        cx="270"
        cy="240"
        r="58"
        fill="none"
        stroke={token.product.integ.solid}
        opacity="0.35"
      />
      <path
        d="M252 228 V252 M288 228 V252 M252 240 H264 M276 240 H288"
        stroke={token.color.paper}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g>
        <rect
          x="214"
          y="330"
          width="112"
          height="34"
          rx="17"
          fill={token.color.raised}
          stroke={token.color.line}
        />
        <circle cx="234" cy="347" r="5" fill={token.color.success} />
        <text x="248" y="352">
          3.8 s sync
        </text>
      </g>
    </Scene>
  )
}

const rowY = (row: number) => 72 + row * 84

const widths = [48, 36, 54, 42, 30]

const Scene = styled.svg`
  width: 100%;
  height: auto;

  & text {
    fill: ${token.color.inkMuted};
    font: 550 13px ${token.font.sans};
  }
`
