export { wishlistModule } from './wishlist.routes.ts';
