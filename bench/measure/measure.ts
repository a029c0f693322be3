import type { PartName, Parts } from '../results/results'
import type { Bench } from '../browser/bench'
import { measureReading, measureVisits, timeLinks, timeStarts } from '../start/measure-start'
import { timeColdTaps, timeTaps } from '../start/time-taps'
import { countLoads } from './count-loads'
import { measureGrowth } from './measure-growth'
import { measureHeap } from './measure-heap'
import { measureShifts } from './measure-shifts'
import { runLighthouse } from './run-lighthouse'
import { timeLoads } from './time-loads'
import { timeNavigations } from './time-navigations'
import { timeOneChange } from './time-one-change'

export const measure: { [Name in PartName]: (bench: Bench) => Promise<Parts[Name]> } = {
  loads: countLoads,
  times: timeLoads,
  navigations: timeNavigations,
  growth: measureGrowth,
  change: timeOneChange,
  heap: measureHeap,
  shifts: measureShifts,
  lighthouse: runLighthouse,
  reading: measureReading,
  taps: timeTaps,
  cold: timeColdTaps,
  visits: measureVisits,
  links: timeLinks,
  starts: timeStarts,
}
