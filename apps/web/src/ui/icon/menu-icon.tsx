import { Icon } from './Icon.tsx';
import { arrowLeftRightIcon } from './shapes/arrow-left-right.ts';
import { arrowUpIcon } from './shapes/arrow-up.ts';
import { bellIcon } from './shapes/bell.ts';
import { bookOpenIcon } from './shapes/book-open.ts';
import { boxesIcon } from './shapes/boxes.ts';
import { briefcaseIcon } from './shapes/briefcase.ts';
import { buildingIcon } from './shapes/building.ts';
import { buildingComplexIcon } from './shapes/building-complex.ts';
import { calendarClockIcon } from './shapes/calendar-clock.ts';
import { calendarDaysIcon } from './shapes/calendar-days.ts';
import { circleCheckIcon } from './shapes/circle-check.ts';
import { circleQuestionMarkIcon } from './shapes/circle-question-mark.ts';
import { clipboardListIcon } from './shapes/clipboard-list.ts';
import { coinsIcon } from './shapes/coins.ts';
import { databaseIcon } from './shapes/database.ts';
import { doorOpenIcon } from './shapes/door-open.ts';
import { filePenLineIcon } from './shapes/file-pen-line.ts';
import { filePlusIcon } from './shapes/file-plus.ts';
import { fileSearchIcon } from './shapes/file-search.ts';
import { fileSpreadsheetIcon } from './shapes/file-spreadsheet.ts';
import { fileTextIcon } from './shapes/file-text.ts';
import { flagIcon } from './shapes/flag.ts';
import { folderTreeIcon } from './shapes/folder-tree.ts';
import { gaugeIcon } from './shapes/gauge.ts';
import { giftIcon } from './shapes/gift.ts';
import { graduationCapIcon } from './shapes/graduation-cap.ts';
import { grid2x2Icon } from './shapes/grid-2x2.ts';
import { handCoinsIcon } from './shapes/hand-coins.ts';
import { handshakeIcon } from './shapes/handshake.ts';
import { headphonesIcon } from './shapes/headphones.ts';
import { imageIcon } from './shapes/image.ts';
import { inboxIcon } from './shapes/inbox.ts';
import { landmarkIcon } from './shapes/landmark.ts';
import { layersIcon } from './shapes/layers.ts';
import { layoutDashboardIcon } from './shapes/layout-dashboard.ts';
import { listIcon } from './shapes/list.ts';
import { listChecksIcon } from './shapes/list-checks.ts';
import { listTreeIcon } from './shapes/list-tree.ts';
import { lockIcon } from './shapes/lock.ts';
import { mapPinIcon } from './shapes/map-pin.ts';
import { medalIcon } from './shapes/medal.ts';
import { megaphoneIcon } from './shapes/megaphone.ts';
import { messageCircleIcon } from './shapes/message-circle.ts';
import { messageSquareIcon } from './shapes/message-square.ts';
import { messageSquareQuoteIcon } from './shapes/message-square-quote.ts';
import { newspaperIcon } from './shapes/newspaper.ts';
import { packageIcon } from './shapes/package.ts';
import { receiptIcon } from './shapes/receipt.ts';
import { receiptTextIcon } from './shapes/receipt-text.ts';
import { rotateCcwClockIcon } from './shapes/rotate-ccw-clock.ts';
import { scaleIcon } from './shapes/scale.ts';
import { scrollTextIcon } from './shapes/scroll-text.ts';
import { settingsIcon } from './shapes/settings.ts';
import { shieldCheckIcon } from './shapes/shield-check.ts';
import { sproutIcon } from './shapes/sprout.ts';
import { starIcon } from './shapes/star.ts';
import { storeIcon } from './shapes/store.ts';
import { tagIcon } from './shapes/tag.ts';
import { thumbsUpIcon } from './shapes/thumbs-up.ts';
import { trophyIcon } from './shapes/trophy.ts';
import { typeIcon } from './shapes/type.ts';
import { undo2Icon } from './shapes/undo-2.ts';
import { userIcon } from './shapes/user.ts';
import { userCogIcon } from './shapes/user-cog.ts';
import { usersIcon } from './shapes/users.ts';
import { walletIcon } from './shapes/wallet.ts';
import { warehouseIcon } from './shapes/warehouse.ts';
import { wrenchIcon } from './shapes/wrench.ts';

const SHAPES = {
  base: briefcaseIcon,
  company: buildingComplexIcon,
  case: clipboardListIcon,
  timeline: listChecksIcon,
  bell: bellIcon,
  property: warehouseIcon,
  contract: fileTextIcon,
  fee: receiptTextIcon,
  meter: gaugeIcon,
  calendar: calendarClockIcon,
  room: doorOpenIcon,
  repair: wrenchIcon,
  match: arrowLeftRightIcon,
  publish: megaphoneIcon,
  inbox: inboxIcon,
  record: rotateCcwClockIcon,
  star: starIcon,
  service: headphonesIcon,
  shop: storeIcon,
  deal: handshakeIcon,
  order: packageIcon,
  offline: filePenLineIcon,
  finance: landmarkIcon,
  loan: handCoinsIcon,
  product: boxesIcon,
  contest: trophyIcon,
  cup: medalIcon,
  apply: filePlusIcon,
  list: listIcon,
  community: usersIcon,
  post: messageSquareIcon,
  gift: giftIcon,
  quiz: circleQuestionMarkIcon,
  ask: messageCircleIcon,
  policy: scrollTextIcon,
  question: messageSquareQuoteIcon,
  collect: fileSearchIcon,
  news: newspaperIcon,
  activity: calendarDaysIcon,
  setting: settingsIcon,
  lock: lockIcon,
  user: userIcon,
  dashboard: layoutDashboardIcon,
  role: userCogIcon,
  dict: bookOpenIcon,
  log: listTreeIcon,
  audit: shieldCheckIcon,
  todo: circleCheckIcon,
  content: layersIcon,
  picture: imageIcon,
  receipt: receiptIcon,
  top: arrowUpIcon,
  item: tagIcon,
  dispute: scaleIcon,
  tutor: graduationCapIcon,
  venture: sproutIcon,
  venue: mapPinIcon,
  resource: databaseIcon,
  building: buildingIcon,
  pay: walletIcon,
  refund: undo2Icon,
  invoice: fileSpreadsheetIcon,
  balance: coinsIcon,
  flag: flagIcon,
  board: grid2x2Icon,
  word: typeIcon,
  org: folderTreeIcon,
  review: thumbsUpIcon,
};

const shapes: Readonly<Record<string, string>> = SHAPES;

/** The icon of a menu entry, by the name the server sends; unknown names get a plain list icon. */
export function MenuIcon({ name, className }: { name: string; className?: string }) {
  return <Icon shape={shapes[name] ?? SHAPES.list} className={className} />;
}
