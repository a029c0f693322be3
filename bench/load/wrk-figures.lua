-- What wrk has counted, as JSON in its last line: its own words change units and round.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%.0f,"bytes":%.0f,"duration":%.0f,"p50":%.0f,"p99":%.0f,' ..
    '"errors":{"connect":%d,"read":%d,"write":%d,"timeout":%d,"status":%d}}\n',
    summary.requests, summary.bytes, summary.duration,
    latency:percentile(50), latency:percentile(99),
    errors.connect, errors.read, errors.write, errors.timeout, errors.status
  ))
end
