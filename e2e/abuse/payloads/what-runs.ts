// What the texts would run: alerts, and requests to a foreign host. The tests watch for both.
export const code = 'alert(1)';

export const away = 'elsewhere.example';

export const img = `<img src=x onerror=${code}>`;

export const script = `<script>${code}</script>`;
