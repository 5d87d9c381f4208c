/**
 * Stands in React's own script (vite.config.ts): asked for by itself, it is evaluated before the rest of the learner area is here.
 * The package itself, asked for so, would bring the bundler's runtime to every public page.
 */
export { createRoot } from 'react-dom/client'
