import { Button, ButtonLink } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { Cluster } from '@fivefold/shared/ui/layout'
import { integrationsContent as words } from './integrations-content'

export function NoIntegration({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  const { empty, ask } = words
  return (
    <EmptyState
      title={empty.title(search)}
      action={
        <Cluster $justify="center">
          <ButtonLink to={ask.to}>{ask.label}</ButtonLink>
          <Button variant="secondary" onClick={onShowAll}>
            {empty.showAll}
          </Button>
        </Cluster>
      }
    >
      {empty.text}
    </EmptyState>
  )
}
