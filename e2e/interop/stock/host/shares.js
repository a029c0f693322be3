import { version } from 'react'
import { version as styled } from 'styled-components'

const contract = '2.0.0'

/** The host’s shares for our remotes, loaded on first use. */
export const shares = {
  react: { version, load: () => import('react') },
  'react/jsx-runtime': { version, load: () => import('react/jsx-runtime') },
  'react-dom': { version, load: () => import('react-dom') },
  'styled-components': { version: styled, load: () => import('styled-components') },
  '@fivefold/shared/store/site-store': {
    version: contract,
    load: () => import('@fivefold/shared/store/site-store'),
  },
  '@fivefold/shared/notify/toast': {
    version: contract,
    load: () => import('@fivefold/shared/notify/toast'),
  },
  '@fivefold/shared/routing/link': {
    version: contract,
    load: () => import('@fivefold/shared/routing/link'),
  },
  '@fivefold/shared/routing/site-map': {
    version: contract,
    load: () => import('@fivefold/shared/routing/site-map'),
  },
  '@fivefold/shared/analytics/error-log': {
    version: contract,
    load: () => import('@fivefold/shared/analytics/error-log'),
  },
}
