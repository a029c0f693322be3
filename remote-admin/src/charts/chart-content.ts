export const chartContent = {
  perWeek: (label: string, counts: readonly number[]) =>
    `${label} per week, the last ${counts.length} weeks, oldest first: ${counts.join(', ')}`,
  week: (start: string, count: number) => `Week from ${start}: ${count}`,
} as const
