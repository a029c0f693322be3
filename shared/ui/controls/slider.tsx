import { useId, useRef, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { token } from '../theme/tokens'
import { SliderTrack, thumbSize } from './slider-track'
import { keyTarget, limited, shareOf, snapped, type SliderScale } from './slider-scale'

interface SliderFieldProps extends SliderScale {
  label: string
  value: number
  onChange: (value: number) => void
  /** Formats the value, for example `10 GB`. */
  format?: (value: number) => string
}

/**
 * A native range input. Page keys move ten steps, even from a value between two steps.
 * @example
 * const [gb, setGb] = useState(10)
 * <SliderField label="Storage" min={0} max={100} step={5} value={gb} onChange={setGb} />
 */
export function SliderField({
  label,
  min,
  max,
  step,
  value,
  onChange,
  format = String,
}: SliderFieldProps) {
  const id = useId()
  const dragging = useRef(false)
  const scale = { min, max, step }

  function handleKey(event: KeyboardEvent) {
    const target = keyTarget(event, value, scale)
    if (target === null) return
    event.preventDefault()
    onChange(target)
  }

  /** A pointer moves to the nearest step. An increment of assistive technology moves one step. */
  function handleInput(wanted: number) {
    const nudged = !dragging.current && Math.abs(wanted - value) < step
    onChange(
      nudged ? limited(value + Math.sign(wanted - value) * step, scale) : snapped(wanted, scale),
    )
  }

  return (
    <Field>
      <Words>
        <label htmlFor={id}>{label}</label>
        <Value data-search="none">{format(value)}</Value>
      </Words>
      <Rail>
        <SliderTrack share={shareOf(value, scale)} />
        <Range
          type="range"
          id={id}
          min={min}
          max={max}
          step={1}
          value={value}
          aria-valuenow={value}
          aria-valuetext={format(value)}
          onKeyDown={handleKey}
          onPointerDown={() => {
            dragging.current = true
          }}
          onPointerUp={() => {
            dragging.current = false
          }}
          onPointerCancel={() => {
            dragging.current = false
          }}
          onChange={(event) => handleInput(event.target.valueAsNumber)}
        />
      </Rail>
    </Field>
  )
}

const Field = styled.div`
  display: grid;
  gap: ${token.space[1]};
`

const Words = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[4]};
  color: ${token.color.ink};
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
`

const Value = styled.span`
  font-variant-numeric: tabular-nums;
`

const Rail = styled.div`
  position: relative;
  height: 2.75rem;
`

const Range = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  appearance: none;
  background: transparent;
  cursor: pointer;
  touch-action: pan-y;

  &::-webkit-slider-thumb {
    width: ${thumbSize};
    height: ${thumbSize};
    border: 2px solid ${token.color.accent};
    border-radius: 50%;
    appearance: none;
    background: ${token.color.raised};
    transition: transform ${token.motion.fast} ${token.motion.ease};
  }

  &::-moz-range-thumb {
    box-sizing: border-box;
    width: ${thumbSize};
    height: ${thumbSize};
    border: 2px solid ${token.color.accent};
    border-radius: 50%;
    background: ${token.color.raised};
  }

  &:active::-webkit-slider-thumb {
    transform: scale(1.12);
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  &:focus-visible::-moz-range-thumb {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`
