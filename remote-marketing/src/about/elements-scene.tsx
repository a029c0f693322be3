import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

const { cortex, integ, pipelines, workflows, scd } = token.product

/** The five elements as one landscape: space, air, fire, water and earth. */
export function ElementsScene() {
  return (
    <Scene viewBox="0 0 400 280" aria-hidden="true">
      <rect width="400" height="280" fill={cortex.soft} />
      {stars.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill={cortex.solid} />
      ))}
      <circle cx="276" cy="164" r="76" fill={workflows.soft} />
      <circle cx="276" cy="164" r="52" fill={workflows.solid} />
      <g fill="none" stroke={integ.solid} strokeWidth="5" strokeLinecap="round">
        <path d="M24 104H146C172 104 172 70 150 70C136 70 132 84 142 88" />
        <path d="M60 126H206C226 126 226 152 208 152C198 152 195 142 202 138" />
        <path d="M32 148H112" />
      </g>
      <path
        d="M0 196Q25 180 50 196T100 196T150 196T200 196T250 196T300 196T350 196T400 196V280H0Z"
        fill={pipelines.solid}
      />
      <path
        d="M-25 220Q0 206 25 220T75 220T125 220T175 220T225 220T275 220T325 220T375 220T425 220"
        fill="none"
        stroke={pipelines.soft}
        strokeWidth="4"
      />
      <path d="M0 252C70 214 132 226 204 250S336 268 400 236V280H0Z" fill={scd.solid} />
    </Scene>
  )
}

/** Center and radius of each. */
const stars = [
  [36, 40, 4],
  [96, 24, 2.5],
  [168, 34, 3],
  [232, 58, 2.5],
  [300, 28, 4],
  [364, 66, 3],
] as const

const Scene = styled.svg`
  width: 100%;
  max-width: 30rem;
  height: auto;
  border-radius: ${token.radius.card};
`
