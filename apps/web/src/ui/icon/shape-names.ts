/** Icons of the Lucide set (ISC licence) that the portal draws. After a change run `node cut-shapes.ts`. */
export const SHAPE_NAMES = `
accessibility archive arrow-down arrow-left arrow-left-right arrow-right arrow-up arrow-up-down ban banknote
bell book-bookmark book-open bookmark boxes briefcase building building-complex calendar calendar-check
calendar-clock calendar-days calendar-plus chart-column check check-check chevron-down chevron-left
chevron-right chevron-up chevrons-left chevrons-right circle circle-check circle-dot
circle-exclamation-point circle-minus circle-play circle-question-mark circle-x clipboard-list clock
cloud-off cloud-sun coins columns-3 contact contrast copy credit-card crown database door-open download
ellipsis expand external-link eye eye-off file file-check file-down file-image file-pen-line file-plus
file-search file-spreadsheet file-text file-up flag flower-2 folder folder-tree funnel gauge gift
git-compare globe graduation-cap grid-2x2 grip-vertical hand-coins handshake heading-2 heading-3 headphones
heart house image images inbox info italic key-round landmark languages layers layout-dashboard leaf
letter-b link list list-checks list-ordered list-tree loader-circle lock lock-open log-in log-out mail map
map-pin maximize medal megaphone menu message-circle message-square message-square-quote minimize minus
monitor mouse-pointer-2 newspaper octagon-exclamation-point package palette panel-left-close panel-left-open
paperclip pause pen-line pencil phone pin plane play plus printer qr-code quote receipt receipt-text redo-2
refresh-cw remove-formatting repeat reply rose rotate-ccw rotate-ccw-clock rotate-cw route rss save scale
scroll-text search send settings settings-2 share-2 shield shield-check shopping-bag shopping-cart signature
sliders-horizontal smartphone sparkles sprout star store strikethrough swords table tag tags thumbs-down
thumbs-up ticket timer trash trending-down trending-up triangle-exclamation-point trophy truck type
underline undo-2 upload user user-check user-cog user-plus users video volume-2 volume-x vote wallet
warehouse wifi wrench x zoom-in zoom-out
`
  .trim()
  .split(/\s+/);
