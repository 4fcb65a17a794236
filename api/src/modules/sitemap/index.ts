export { sitemapModule } from './sitemap.routes.ts';
