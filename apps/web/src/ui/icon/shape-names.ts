/** Icons of the Lucide set (ISC licence) that the portal draws. After a change run `node cut-shapes.ts`. */
export const SHAPE_NAMES = `
accessibility arrow-down arrow-left arrow-left-right arrow-up arrow-up-down banknote bell book-open bookmark
boxes briefcase building building-complex calendar calendar-clock calendar-days calendar-plus camera check
check-check chevron-down chevron-left chevron-right chevron-up circle circle-check circle-exclamation-point
circle-question-mark circle-x clipboard-list cloud-off coins columns-3 contrast copy database door-open
download droplet ellipsis external-link eye eye-off fan file file-check file-pen-line file-plus file-search
file-spreadsheet file-text file-up flag flower-2 folder-tree gauge gift graduation-cap grid-2x2 hand-coins
hammer hand-helping handshake heart
heading-2 heading-3 headphones house image inbox info italic landmark languages layers layout-dashboard leaf
letter-b link list list-checks list-filter list-ordered list-tree loader-circle lock log-out mail map-pin
maximize medal megaphone menu mic message-circle message-square message-square-quote minimize minus monitor moon
mouse-pointer-2 network newspaper package panel-left-close panel-left-open paperclip pause pen-line pencil phone pin
play plus printer quote receipt receipt-text redo-2 remove-formatting rotate-ccw rotate-ccw-clock rotate-cw
route rss scale scroll-text search settings settings-2 share-2 shield-check smartphone snowflake sprout star store sun
strikethrough table tag thumbs-up trash triangle-exclamation-point trophy type underline undo-2 upload user
user-check user-cog user-plus users volume-2 volume-x wallet warehouse wifi wrench x zap zoom-in zoom-out
`
  .trim()
  .split(/\s+/);
