/** Stands in React's own script (vite.config.ts): asked for by itself, it is evaluated before the rest of the learner area is here. */
export { createRoot } from 'react-dom/client'
