import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '@fivefold/shared/ui/button'
import { profileContent } from './profile-content'

/** Keeps its width while it says that it saves, and takes back the focus that disabling cost it. */
export function SaveButton({ busy, children }: { busy: boolean; children: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(busy)
  useEffect(() => {
    const done = wasBusy.current && !busy
    wasBusy.current = busy
    if (done && document.activeElement === document.body) button.current?.focus()
  }, [busy])
  return (
    <Wide ref={button} type="submit" busy={busy}>
      {busy ? profileContent.saving : children}
    </Wide>
  )
}

const Wide = styled(Button)`
  justify-self: start;
  min-width: 10rem;
`
