/** What links to pages without a picture of their own are shared with: 1200 × 630, drawn once. */
export const shareCard = '/share-card.jpg';
