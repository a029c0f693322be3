import { useSyncExternalStore } from 'react'
import { FileText, Image } from 'lucide-react'
import styled from 'styled-components'
import { ticketDesk } from '../../../contract/seams/site-seams'
import type { TicketAttachment } from '../../../domain/tickets/desk-records'
import { attachedContent } from '../../../data/store/ticket-files'
import { token } from '../../../ui/theme/tokens'
import { attachmentContent, sizeWords } from './attachment-content'

/** The files of a message, to download. They are never shown as a page: their type says that they are plain bytes. */
export function AttachmentList({ files }: { files: readonly TicketAttachment[] }) {
  if (files.length === 0) return null
  return (
    <List aria-label={attachmentContent.list}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLink file={file} />
        </li>
      ))}
    </List>
  )
}

function FileLink({ file: { id, name, media_type: mediaType, size } }: { file: TicketAttachment }) {
  const contentNow = () => attachedContent(id)
  const content = useSyncExternalStore(onStored, contentNow, contentNow)
  const href =
    content === undefined
      ? ticketDesk.fileHref?.(id)
      : content && `data:application/octet-stream;base64,${content}`
  const Icon = mediaType.startsWith('image/') ? Image : FileText
  const words = (
    <>
      <Icon aria-hidden="true" />
      <bdi>{name}</bdi>
      <span>{href ? sizeWords(size) : attachmentContent[href === '' ? 'waits' : 'absent']}</span>
    </>
  )
  if (!href) return <Face>{words}</Face>
  return (
    <Face
      as="a"
      href={href}
      download={name}
      aria-label={`${attachmentContent.download(name)}, ${sizeWords(size)}`}
    >
      {words}
    </Face>
  )
}

/** An intake that has a file says so as another tab would. */
function onStored(call: () => void) {
  window.addEventListener('storage', call)
  return () => window.removeEventListener('storage', call)
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-block-start: ${token.space[3]};
`

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  max-width: 100%;
  min-height: 2.25rem;
  padding: ${token.space[1]} ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  color: ${token.color.ink};
  font-size: ${token.type.caption};
  line-height: 1.4;
  text-decoration: none;
  overflow-wrap: anywhere;

  a&:hover {
    border-color: ${token.color.lineStrong};
    text-decoration: underline;
  }

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token.color.inkMuted};
  }

  & > span {
    flex: none;
    color: ${token.color.inkMuted};
  }
`
