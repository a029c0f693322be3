import { useId, useRef } from 'react'
import { Paperclip, X } from 'lucide-react'
import styled from 'styled-components'
import { acceptedFiles } from '../../../domain/tickets/file-kinds'
import { ticketDesk } from '../../../contract/seams/site-seams'
import { token } from '../../../ui/theme/tokens'
import { LiveRegion } from '../../../ui/feedback/live-region'
import { Caption } from '../../../ui/text/text'
import { attachmentContent, sizeWords } from './attachment-content'
import type { Attachments } from './use-attachments'

/**
 * Chooses files for a message. Refused ones are named with the reason.
 * @example
 * import { useAttachments } from '@fivefold/shared/conversation/attachments/use-attachments'
 * const attachments = useAttachments()
 * <AttachFiles attachments={attachments} />
 */
export function AttachFiles({ attachments }: { attachments: Attachments }) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { files, refusals } = attachments
  if (!ticketDesk.takesFiles) return null
  return (
    <Box>
      <LiveRegion>{attachments.said}</LiveRegion>
      {files.length > 0 && (
        <Chosen aria-label={attachmentContent.chosen}>
          {files.map((file) => (
            <li key={file.id}>
              <bdi>{file.name}</bdi> <span>{sizeWords(file.size)}</span>
              <Remove
                type="button"
                aria-label={attachmentContent.remove(file.name)}
                onClick={() => {
                  attachments.remove(file)
                  input.current?.focus()
                }}
              >
                <X aria-hidden="true" />
              </Remove>
            </li>
          ))}
        </Chosen>
      )}
      {refusals.length > 0 && (
        <Refusals role="alert">
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </Refusals>
      )}
      <Row>
        <Picker>
          <Paperclip aria-hidden="true" />
          {attachmentContent.attach}
          <input
            ref={input}
            type="file"
            multiple
            accept={acceptedFiles}
            aria-describedby={hintId}
            onChange={({ target }) => {
              attachments.add([...(target.files ?? [])])
              // Without this, choosing a removed file again would fire no event.
              target.value = ''
            }}
          />
        </Picker>
        <Caption id={hintId}>{attachmentContent.hint()}</Caption>
      </Row>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[2]};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
`

const Picker = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 2.25rem;
  padding: ${token.space[1]} ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  font: 600 ${token.type.small} / 1.25 ${token.font.sans};
  cursor: pointer;

  &:hover {
    border-color: ${token.color.lineStrong};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  & > svg {
    width: 1.125em;
    height: 1.125em;
  }

  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  & > input::file-selector-button {
    cursor: pointer;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    min-width: 0;
    padding-inline-start: ${token.space[3]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    font-size: ${token.type.small};
  }

  & > li > bdi {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > li > span {
    flex: none;
    color: ${token.color.inkMuted};
  }
`

const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${token.radius.control};
  cursor: pointer;

  &:hover {
    background: ${token.color.hover};
  }

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`

const Refusals = styled.div`
  color: ${token.color.danger};
  font-weight: 500;
  font-size: ${token.type.small};
  line-height: 1.45;
`
