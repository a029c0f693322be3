import { useEffect, useMemo, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { ticketDesk } from '../../../contract/seams/site-seams'
import type { NewFile } from '../../../data/store/ticket-files'
import { mostFiles } from '../../../domain/tickets/file-kinds'
import { useDraft } from '../../../forms/drafts/use-draft'
import { attachmentContent, largestFile } from './attachment-content'
import { keptFiles, readAttachment, textFile } from './read-attachment'

export type Attachments = ReturnType<typeof useAttachments>

/**
 * The files of a message that is being written. Where their contents are kept elsewhere, a draft has their names.
 * @param draft the draft's name.
 * @example const attachments = useAttachments('billing') // for AttachFiles and the command that sends them
 */
export function useAttachments(draft?: string) {
  const { values, change, discard } = useDraft(
    draft && ticketDesk.keepFile && `${draft}:files`,
    noFiles,
  )
  const files = useMemo(() => keptFiles(values.files), [values.files])
  // Other files may be chosen while some are read.
  const latest = useRef(files)
  useEffect(() => void (latest.current = files), [files])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')

  function hold(next: readonly NewFile[]) {
    latest.current = next
    change({ files: next.map((file) => JSON.stringify(file)) })
  }

  async function add(chosen: readonly File[]) {
    const read = await Promise.all(chosen.map(readAttachment))
    const fit = read.filter((one) => typeof one !== 'string')
    const room = Math.max(0, mostFiles - latest.current.length)
    const [added, surplus] = [fit.slice(0, room), fit.slice(room)]
    hold([...latest.current, ...added])
    setRefusals([
      ...read.filter((one) => typeof one === 'string'),
      ...surplus.map(({ name }) => attachmentContent.refused.tooMany(name)),
    ])
    setSaid(added.length > 0 ? attachmentContent.added(added.map(({ name }) => name)) : '')
  }

  return {
    files,
    /** Sentences that say which files were refused and why. */
    refusals,
    /** For screen readers. */
    said,
    add: (chosen: readonly File[]) => void add(chosen),
    remove({ id, name }: NewFile) {
      hold(latest.current.filter((file) => file.id !== id))
      setRefusals([])
      setSaid(attachmentContent.removed(name))
    },
    clear() {
      discard()
      setRefusals([])
      setSaid('')
    },
    /** Goes on the text area: a text that is too long for it is attached. */
    longText: ticketDesk.takesFiles
      ? {
          label: (text: string) =>
            attachmentContent.attachText(new Blob([text]).size <= largestFile()),
          take: (text: string) => void add([textFile(text)]),
        }
      : undefined,
    /** Goes on the form: files that are pasted or dropped there are attached. */
    formProps: ticketDesk.takesFiles && {
      onPaste(event: ClipboardEvent) {
        takeFiles(event, event.clipboardData.files, add)
      },
      onDragOver(event: DragEvent) {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      },
      onDrop(event: DragEvent) {
        takeFiles(event, event.dataTransfer.files, add)
      },
    },
  }
}

const noFiles: { files: readonly string[] } = { files: [] }

function takeFiles(
  event: ClipboardEvent | DragEvent,
  files: FileList,
  add: (chosen: readonly File[]) => Promise<void>,
) {
  if (files.length === 0) return
  event.preventDefault()
  void add([...files])
}
