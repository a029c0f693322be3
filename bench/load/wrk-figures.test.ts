import { expect, it } from 'vitest'
import { loadFaults, readWrkFigures } from './wrk-figures'

const line =
  '{"requests":76042,"bytes":1487308480,"duration":15006012,"p50":38211,"p99":91870,' +
  '"errors":{"connect":0,"read":0,"write":0,"timeout":0,"status":0}}'

const words = `Running 15s test @ https://localhost:4343/
  2 threads and 200 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    39.46ms   13.54ms 204.10ms   84.18%
    Req/Sec     2.55k   180.11     3.02k    71.33%
  76042 requests in 15.01s, 1.39GB read
Requests/sec:   5067.44
Transfer/sec:     94.52MB
`

const figures = readWrkFigures(words + line)

const failed = (errors: Partial<typeof figures.errors>) => ({
  ...figures,
  errors: { ...figures.errors, ...errors },
})

it('reads the figures after wrk’s own output', () => {
  expect(figures).toMatchObject({ requests: 76042, bytes: 1487308480, p50: 38211, p99: 91870 })
})

it('refuses output without figures and quotes it', () => {
  expect(() => readWrkFigures(words)).toThrow('Transfer/sec:     94.52MB')
  expect(() => readWrkFigures('')).toThrow('but: nothing')
  expect(() => readWrkFigures(line.replace('76042', '-1'))).toThrow('wrk printed no figures')
})

it('finds no fault in expected answers', () => {
  expect(loadFaults(figures, 200)).toEqual([])
  expect(loadFaults(failed({ status: figures.requests }), 404)).toEqual([])
})

it('names every kind of error, and answers with another status', () => {
  expect(loadFaults(failed({ connect: 1, read: 2, write: 3, timeout: 4 }), 200)).toEqual([
    'connect: 1 of 76042',
    'read: 2 of 76042',
    'write: 3 of 76042',
    'timeout: 4 of 76042',
  ])
  expect(loadFaults(failed({ status: 5 }), 200)).toEqual(['wrong status: 5 of 76042'])
  expect(loadFaults(failed({ status: 76040 }), 404)).toEqual(['wrong status: 2 of 76042'])
})

it('counts a server without answers as a fault', () => {
  expect(loadFaults({ ...figures, requests: 0 }, 200)).toEqual(['no answer'])
})
