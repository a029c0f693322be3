import styled from 'styled-components'
import { Button } from '@fivefold/shared/ui/button'
import { profileContent } from './profile-content'

/** Keeps its width while its label says that it is saving. */
export function SaveButton({ busy, children }: { busy: boolean; children: string }) {
  return (
    <Wide type="submit" busy={busy}>
      {busy ? profileContent.saving : children}
    </Wide>
  )
}

const Wide = styled(Button)`
  justify-self: start;
  min-width: 10rem;
`
