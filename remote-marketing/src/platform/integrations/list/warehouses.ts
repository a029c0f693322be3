import { integrations } from '../integration'

export const warehouses = integrations(
  [
    ['Snowflake', 'Service account', 'tables, views', 'tables'],
    ['BigQuery', 'Service account', 'tables, views', 'tables'],
    ['Redshift', 'Database user', 'tables, views', 'tables'],
    ['PostgreSQL', 'Database user', 'tables, views, changes', 'tables'],
    ['Databricks', 'Service account', 'tables, volumes', 'tables'],
    ['SQL Server', 'Database user', 'tables, views, changes', 'tables'],
    ['MySQL', 'Database user', 'tables, views, changes', 'tables'],
    ['Amazon S3', 'Service account', 'CSV, JSON and Parquet files', 'the same'],
  ],
  [
    ['ClickHouse', 'Database user', 'tables, views'],
    ['Elasticsearch', 'API key', 'indices', 'documents'],
    ['MongoDB', 'Database user', 'collections, changes', 'collections'],
    ['Oracle Database', 'Database user', 'tables, views', 'tables'],
    ['Teradata', 'Database user', 'tables, views'],
  ],
)
