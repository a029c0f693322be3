import { useEffect } from 'react'
import { notify } from '@fivefold/shared/notify/toast'
import { Button } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { knowledgeBaseContent } from './knowledge-base-content'

const { failure } = knowledgeBaseContent

export function ArticlesFailed() {
  useEffect(() => notify({ ...failure.toast, tone: 'destructive' }), [])
  return (
    <EmptyState
      title={failure.title}
      action={
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {failure.retry}
        </Button>
      }
    />
  )
}
