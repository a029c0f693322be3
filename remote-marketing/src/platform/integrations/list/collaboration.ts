import { integrations } from '../integration'

export const collaboration = integrations(
  [
    ['Slack', 'OAuth 2.0', 'channels that it is invited to, users', 'messages, approvals'],
    ['Teams', 'OAuth 2.0', 'channels that it is added to, users', 'messages, approvals'],
    ['Google Workspace', 'OAuth 2.0', 'files, calendars, mail', 'files, events, drafts'],
    ['Confluence', 'OAuth 2.0', 'pages, spaces, comments', 'pages'],
    ['SharePoint', 'OAuth 2.0', 'sites, lists, files', 'lists, files'],
    ['Jira', 'OAuth 2.0', 'issues, projects, sprints', 'issues, comments'],
    ['Outlook', 'OAuth 2.0', 'mail, calendars, contacts', 'drafts, events'],
  ],
  [
    ['Asana', 'OAuth 2.0', 'tasks, projects', 'tasks'],
    ['Box', 'OAuth 2.0', 'files, folders', 'files'],
    ['Dropbox', 'OAuth 2.0', 'files, folders', 'files'],
    ['monday.com', 'OAuth 2.0', 'boards, items', 'items'],
    ['Notion', 'OAuth 2.0', 'pages, databases', 'pages'],
    ['Zoom', 'OAuth 2.0', 'meetings, transcripts'],
  ],
)
