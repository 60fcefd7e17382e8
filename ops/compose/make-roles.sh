#!/bin/sh
# Makes the two roles of docs/operations.md and the database.
set -e
psql --username "$POSTGRES_USER" --set owner="$OWNER_PASSWORD" --set portal="$PORTAL_PASSWORD" <<SQL
create role portal_owner login password :'owner';
create role portal login password :'portal';
create database portal owner portal_owner;
SQL
