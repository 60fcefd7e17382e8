/** What kind of file a call answers with; `any` stands for the types that members upload. */
export type FileType = 'pdf' | 'sheet' | 'csv' | 'calendar' | 'zip' | 'video' | 'any';
