export const removeFormattingIcon = 'M4 7V4h16v3M5 20h6M13 4 8 20M15 15l5 5M20 15l-5 5';
