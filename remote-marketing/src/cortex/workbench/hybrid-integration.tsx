import { Building2, Cloud, Server } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Text, Title } from '@fivefold/shared/ui/text'
import { Stack } from '@fivefold/shared/ui/layout'
import type { cortexContent } from '../cortex-content'

const icons = [Cloud, Building2, Server]

/** The paths are shown but not linked, because they belong to the workbench. */
export function HybridIntegration({
  title,
  text,
  places,
  pathsTitle,
  paths,
}: typeof cortexContent.workbench.hybrid) {
  return (
    <Stack $gap={3}>
      <Title>{title}</Title>
      <Text $muted>{text}</Text>
      <Places>
        {places.map((place, position) => {
          const Icon = icons[position] ?? Cloud
          return (
            <li key={place}>
              <Icon aria-hidden="true" />
              {place}
            </li>
          )
        })}
      </Places>
      <Paths aria-label={pathsTitle}>
        {paths.map(({ path, label }) => (
          <div key={path}>
            <dt>{label}</dt>
            <dd>
              <code>{path}</code>
            </dd>
          </div>
        ))}
      </Paths>
    </Stack>
  )
}

const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]} ${token.space[6]};
  font-weight: 550;
  font-size: ${token.type.small};

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
  }

  & svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${token.product.cortex.text};
  }
`

const Paths = styled.dl`
  font-size: ${token.type.small};

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token.space[1]} ${token.space[4]};
    padding-block: ${token.space[2]};
    border-block-start: 1px solid ${token.color.line};
  }

  & dt {
    color: ${token.color.inkMuted};
  }
`
