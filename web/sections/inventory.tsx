import { Route, Switch } from 'wouter';
import { InventoryPage } from '#web/features/inventory/inventory.page.tsx';
import { ProofPage } from '#web/features/inventory/proof.page.tsx';
import { PurchaseAddPage } from '#web/features/inventory/purchase-add.page.tsx';
import { PurchaseDetailsPage } from '#web/features/inventory/purchase-details.page.tsx';
import { PurchaseEditPage } from '#web/features/inventory/purchase-edit.page.tsx';
import { PurchasesPage } from '#web/features/inventory/purchases.page.tsx';
import { SaleAddPage } from '#web/features/inventory/sale-add.page.tsx';
import { SaleDetailsPage } from '#web/features/inventory/sale-details.page.tsx';
import { SaleEditPage } from '#web/features/inventory/sale-edit.page.tsx';
import { SalesPage } from '#web/features/inventory/sales.page.tsx';
import { StockBookPage } from '#web/features/inventory/stock-book.page.tsx';
import { KeeperRoute } from '#web/layout/guards.tsx';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { inventory } from '#web/texts/en/inventory.ts';
import { pets } from '#web/texts/en/pets.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ inventory, pets });

/** Everything under /inventory. Paths are absolute; one line per page. */
export default function InventorySection() {
  return (
    <Switch>
      <KeeperRoute path="/inventory" component={InventoryPage} />
      <KeeperRoute path="/inventory/purchase" component={PurchasesPage} />
      <KeeperRoute path="/inventory/purchase/add" component={PurchaseAddPage} />
      <KeeperRoute path="/inventory/purchase/details" component={PurchaseDetailsPage} />
      <KeeperRoute path="/inventory/purchase/edit" component={PurchaseEditPage} />
      <KeeperRoute path="/inventory/sale" component={SalesPage} />
      <KeeperRoute path="/inventory/sale/add" component={SaleAddPage} />
      <KeeperRoute path="/inventory/sale/details" component={SaleDetailsPage} />
      <KeeperRoute path="/inventory/sale/edit" component={SaleEditPage} />
      <KeeperRoute path="/inventory/stock_book" component={StockBookPage} />
      <KeeperRoute path="/inventory/proof" component={ProofPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
