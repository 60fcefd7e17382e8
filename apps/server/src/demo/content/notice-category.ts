const safetyTags = ['消防', '用电安全', '作业安全', '应急演练'];

/** The category of a notice; supply cuts and holidays are recognised by the title. */
export function noticeCategory({ title, tags }: { title: string; tags: readonly string[] }): string {
  if (/停电|停水|停供|水管网/.test(title)) return '停水停电';
  if (/假期|春节期间/.test(title)) return '放假';
  return tags.some((tag) => safetyTags.includes(tag)) ? '安全' : '园区';
}
