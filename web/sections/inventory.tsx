import { InventoryPage } from '#web/features/trade/inventory/inventory.page.tsx';
import { ProofPage } from '#web/features/trade/stock-book/proof.page.tsx';
import { PurchaseAddPage } from '#web/features/trade/purchases/purchase-add.page.tsx';
import { PurchaseDetailsPage } from '#web/features/trade/purchases/purchase-details.page.tsx';
import { PurchaseEditPage } from '#web/features/trade/purchases/purchase-edit.page.tsx';
import { PurchasesPage } from '#web/features/trade/purchases/purchases.page.tsx';
import { SaleAddPage } from '#web/features/trade/sales/sale-add.page.tsx';
import { SaleDetailsPage } from '#web/features/trade/sales/sale-details.page.tsx';
import { SaleEditPage } from '#web/features/trade/sales/sale-edit.page.tsx';
import { SalesPage } from '#web/features/trade/sales/sales.page.tsx';
import { StockBookPage } from '#web/features/trade/stock-book/stock-book.page.tsx';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { inventory } from '#web/texts/en/inventory.ts';
import { pets } from '#web/texts/en/pets.ts';
import { problems } from '#web/texts/en/problems.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ animals, errors, problems, inventory, pets });

const screens = {
  '/inventory': InventoryPage,
  '/inventory/purchase': PurchasesPage,
  '/inventory/purchase/add': PurchaseAddPage,
  '/inventory/purchase/details': PurchaseDetailsPage,
  '/inventory/purchase/edit': PurchaseEditPage,
  '/inventory/sale': SalesPage,
  '/inventory/sale/add': SaleAddPage,
  '/inventory/sale/details': SaleDetailsPage,
  '/inventory/sale/edit': SaleEditPage,
  '/inventory/stock_book': StockBookPage,
  '/inventory/proof': ProofPage,
};

/** Everything under /inventory. */
export default function InventorySection() {
  return <Pages of="inventory" screens={screens} />;
}
