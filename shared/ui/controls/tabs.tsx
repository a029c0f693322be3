import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import styled from 'styled-components'
import { strip, token } from '../theme/tokens'
import { bringTabIntoSight } from './tab-in-sight'
import { moveBetweenTabs } from './tab-keys'

interface TabsProps {
  /** The chosen tab, if the parent controls it. */
  value?: string
  /** The tab chosen first, if the parent does not control it. */
  defaultValue?: string
  onValueChange?: (value: string) => void
  children: ReactNode
}

interface TabsState {
  chosen: string
  choose: (value: string) => void
  tabId: (value: string) => string
  panelId: (value: string) => string
}

const TabsContext = createContext<TabsState | null>(null)

/** @example <Tabs defaultValue="open">…</Tabs> // holds a TabList and a TabPanel for each Tab */
export function Tabs({ value, defaultValue = '', onValueChange, children }: TabsProps) {
  const [own, setOwn] = useState(defaultValue)
  const id = useId()
  const chosen = value ?? own
  const state = useMemo<TabsState>(
    () => ({
      chosen,
      choose: (next) => {
        setOwn(next)
        onValueChange?.(next)
      },
      tabId: (tab) => `${id}tab-${tab}`,
      panelId: (tab) => `${id}panel-${tab}`,
    }),
    [chosen, id, onValueChange],
  )
  return (
    <TabsContext value={state}>
      <TabsBox>{children}</TabsBox>
    </TabsContext>
  )
}

export interface TabListProps extends ComponentProps<'div'> {
  /** Names the choice for screen readers. */
  label: string
}

/**
 * Arrow keys, Home and End move between the tabs and choose at once. A row that is too narrow scrolls to the chosen
 * tab.
 * @example <TabList label="Invoices">…</TabList>
 */
export function TabList({ label, ...rest }: TabListProps) {
  const { chosen, tabId } = useTabs()
  const chosenId = tabId(chosen)
  // A frame later: measuring earlier would force a layout while the page still changes.
  useEffect(() => {
    const frame = requestAnimationFrame(() => bringTabIntoSight(chosenId))
    return () => cancelAnimationFrame(frame)
  }, [chosenId])
  return <List {...rest} role="tablist" aria-label={label} onKeyDown={moveBetweenTabs} />
}

export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  value: string
}

/** @example <Tab value="open">Open</Tab> */
export function Tab({ value, ...rest }: TabProps) {
  const tabs = useTabs()
  const chosen = tabs.chosen === value
  return (
    <TabButton
      {...rest}
      type="button"
      role="tab"
      id={tabs.tabId(value)}
      aria-selected={chosen}
      aria-controls={chosen ? tabs.panelId(value) : undefined}
      tabIndex={chosen ? 0 : -1}
      onClick={() => tabs.choose(value)}
    />
  )
}

export interface TabPanelProps extends ComponentProps<'div'> {
  value: string
  /** Keeps the panel in the page, hidden, while another one is chosen. */
  keepMounted?: boolean
}

/** @example <TabPanel value="open">…</TabPanel> */
export function TabPanel({ value, keepMounted = false, ...rest }: TabPanelProps) {
  const tabs = useTabs()
  const chosen = tabs.chosen === value
  if (!chosen && !keepMounted) return null
  return (
    <Panel
      {...rest}
      role="tabpanel"
      id={tabs.panelId(value)}
      aria-labelledby={tabs.tabId(value)}
      hidden={!chosen}
      tabIndex={0}
    />
  )
}

function useTabs() {
  const state = use(TabsContext)
  if (!state) throw new Error('Tab, TabList and TabPanel must be inside Tabs')
  return state
}

const TabsBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`

/* Extends beyond its content by the focus ring of the first and last tab. */
const List = styled.div`
  display: flex;
  gap: ${token.space[2]};
  margin-inline: -${token.space[2]};
  ${strip}
  scrollbar-width: none;
  background: linear-gradient(${token.color.line} 0 0) bottom / calc(100% - 2 * ${token.space[2]})
    1px no-repeat;
`

const TabButton = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 2.75rem;
  padding-inline: ${token.space[2]};
  border-radius: ${token.radius.control};
  color: ${token.color.inkMuted};
  font: 600 ${token.type.small} / 1.25 ${token.font.sans};
  word-spacing: 0.06em;
  cursor: pointer;
  transition: color ${token.motion.fast} ${token.motion.ease};

  &::after {
    position: absolute;
    inset: auto ${token.space[2]} 0;
    height: 2px;
    background: ${token.color.ink};
    content: '';
    opacity: 0;
    transform: scaleX(0.6);
    transition:
      opacity ${token.motion.base} ${token.motion.ease},
      transform ${token.motion.base} ${token.motion.ease};
  }

  &:hover,
  &[aria-selected='true'] {
    color: ${token.color.ink};
  }

  &[aria-selected='true']::after {
    opacity: 1;
    transform: none;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::after {
      background: Highlight;
    }
  }
`

const Panel = styled.div`
  min-width: 0;

  @media (scripting: none) {
    &[hidden] {
      display: block !important;
    }
  }
`
