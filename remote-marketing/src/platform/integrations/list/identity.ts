import { integrations } from '../integration'

export const identity = integrations(
  [
    ['Okta', 'OAuth 2.0', 'users, groups, sign-in events', 'group memberships'],
    ['Entra ID', 'OAuth 2.0', 'users, groups, sign-in events', 'group memberships'],
    ['Splunk', 'API key', 'alerts', 'audit events'],
    ['Google Cloud Identity', 'Service account', 'users, groups', 'group memberships'],
    ['Ping Identity', 'OAuth 2.0', 'users, groups'],
    ['OneLogin', 'API key', 'users, roles'],
  ],
  [
    ['1Password', 'Service account', 'vault items that are shared with it'],
    ['CrowdStrike', 'API key', 'detections, devices'],
    ['CyberArk', 'API key', 'accounts, safes'],
    ['Datadog', 'API key', 'monitors, logs', 'events'],
    ['Duo', 'API key', 'users, sign-in events'],
    ['JumpCloud', 'API key', 'users, devices, groups'],
    ['Microsoft Sentinel', 'OAuth 2.0', 'incidents', 'audit events'],
  ],
)
