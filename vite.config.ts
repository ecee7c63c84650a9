import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // The manifest tells vite.worker.config.ts which files a customer's pages need.
  build: { assetsInlineLimit: 0, cssMinify: true, manifest: true },
});
