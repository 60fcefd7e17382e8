/** Cache tags of pages that show shops and services with their reputation, ratings and questions. */
export const pagesOfShops = ['market', 'serviceOrder'];
