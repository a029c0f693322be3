import { useEffect, useState, type MouseEvent } from 'react'
import { useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { useAddressHash } from '@fivefold/shared/address/address-query'
import { Stack } from '@fivefold/shared/ui/layout'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { Text, TextLink } from '@fivefold/shared/ui/text'
import { media, token } from '@fivefold/shared/theme/tokens'
import { HeadedSection } from '../section/headed-section'
import styled from 'styled-components'
import { developersContent, type Endpoint } from './developers-content'

const { reference } = developersContent

const endpointId = ({ name }: Endpoint) => `endpoint-${name.toLowerCase()}`

export function ApiReference() {
  const hash = useAddressHash()
  const linked = reference.groups.find(({ endpoints }) =>
    endpoints.some((endpoint) => `#${endpointId(endpoint)}` === hash),
  )?.value
  // Until a tab is pressed, the address decides which one is open.
  const [chosen, choose] = useState<string>()

  // The browser and the shell cannot scroll to a hidden element.
  useEffect(() => {
    if (linked) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [linked, hash])

  return (
    <HeadedSection
      id="reference"
      labelledBy="reference-title"
      title={reference.title}
      lead={reference.lead}
    >
      <Tabs value={chosen ?? linked ?? 'core'} onValueChange={choose}>
        <TabList label={reference.tabsLabel}>
          {reference.groups.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        {reference.groups.map(({ value, endpoints }) => (
          <TabPanel key={value} value={value} keepMounted>
            <Stack as="ul" $gap={2}>
              {endpoints.map((endpoint) => (
                <EndpointRow key={endpoint.path} {...endpoint} />
              ))}
            </Stack>
          </TabPanel>
        ))}
      </Tabs>
    </HeadedSection>
  )
}

function EndpointRow(endpoint: Endpoint) {
  const { name, path, text } = endpoint
  const id = endpointId(endpoint)
  return (
    <Row>
      <h3 id={id}>{name}</h3>
      <Path>{path}</Path>
      <Text $muted>{text}</Text>
      <SampleLink aria-describedby={id} />
    </Row>
  )
}

/** Has the specified address; a plain click also scrolls to the sample request. */
function SampleLink(props: { 'aria-describedby': string }) {
  const navigate = useNavigate()
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(`${paths.developersApi}#sample`)
  }
  return (
    <TextLink to={paths.developersApi} onClick={follow} {...props}>
      {reference.more}
    </TextLink>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  justify-items: start;
  gap: ${token.space[1]} ${token.space[8]};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};

  & > h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.01em;
  }

  & > p,
  & > a {
    grid-column: 1 / -1;
    font-size: ${token.type.small};
  }

  & > a {
    padding-block: ${token.space[1]};
    white-space: nowrap;
  }

  ${media.desktop} {
    grid-template-columns: 10rem 12rem minmax(0, 1fr) auto;

    & > p,
    & > a {
      grid-column: auto;
    }
  }
`

const Path = styled.code`
  padding: ${token.space[1]} ${token.space[3]};
  border-radius: 6px;
  background: ${token.color.accentSoft};
  color: ${token.color.accent};
  font-size: ${token.type.small};
  overflow-wrap: anywhere;
`
