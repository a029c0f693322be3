import type { RoadmapItem } from '../roadmap/roadmap-item'

export const seedRoadmap: readonly RoadmapItem[] = [
  {
    id: 'roadmap-cortex-memory',
    title: 'Shared memory for Cortex Companion teams',
    description:
      'Cortex Companion remembers decisions, definitions and open questions per team, so that a colleague can pick up a conversation where another left it. Every remembered fact names its source and can be corrected or deleted.',
    category: 'Cortex Companion',
    status: 'in-progress',
    priority: 'high',
    vote_count: 128,
    planned_release: 'Q1 2027',
    created_at: '2026-05-04T09:00:00.000Z',
    updated_at: '2026-10-19T09:00:00.000Z',
  },
  {
    id: 'roadmap-workflow-dry-runs',
    title: 'Dry runs for Smart Workflows',
    description:
      'Run a workflow against last week’s events before switching it on. The report lists every action it would have taken, every record it would have changed and every approval it would have waited for.',
    category: 'Smart Workflows',
    status: 'planned',
    priority: 'medium',
    vote_count: 74,
    planned_release: 'Q2 2027',
    created_at: '2026-06-15T09:00:00.000Z',
    updated_at: '2026-09-28T09:00:00.000Z',
  },
]
