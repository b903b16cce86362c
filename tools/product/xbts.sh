#!/bin/sh
# xbts serve | doctor | backup FILE | restore FILE, with the settings of the environment and of bot/.env below this folder.
here=$(dirname "$(readlink -f "$0")")
command=$1
[ $# -gt 0 ] && shift
case $command in
  serve) set -- main.ts "$@" ;;
  doctor) set -- doctor/main.ts "$@" ;;
  backup) set -- backup/main.ts save "$@" ;;
  restore) set -- backup/main.ts restore "$@" ;;
  *)
    echo 'xbts serve | doctor | backup FILE | restore FILE' >&2
    exit 1
    ;;
esac
main=$1
shift
file=bot/.env
[ -f $file ] || file=/dev/null
exec "$here/node" --disable-warning=ExperimentalWarning --env-file=$file "$here/../bot/src/$main" "$@"
