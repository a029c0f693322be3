import { Notice } from '@fivefold/shared/ui/notice'
import { intakeContent } from './intake-content'

/** Says why the latest request failed. */
export function AnswerNotice({ problem }: { problem: string }) {
  return (
    <Notice tone="warning" title={problem}>
      {problem === intakeContent.away && intakeContent.awayHint}
    </Notice>
  )
}
